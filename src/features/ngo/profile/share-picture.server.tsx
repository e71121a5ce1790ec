import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Medallion } from './medallion.server.tsx';

/** In pixels; the size that messengers and social networks require for link previews. */
const SIDE = 600;

/**
 * Draws the image of an NGO for link previews: its medallion as a PNG. It has no words, so it works in every
 * script.
 */
export async function drawSharePicture(name: string): Promise<Buffer> {
  const svg = renderToStaticMarkup(<Medallion name={name} />)
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"`)
    .replace(/<(?:circle|path)[^>]*pathLength[^>]*>/g, spellOutDashes);
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/**
 * The drawing library does not support `pathLength`, so this converts the distance of the knots to user
 * units.
 */
function spellOutDashes(element: string): string {
  const steps = Number(/pathLength="(\d+)"/.exec(element)?.[1]);
  const radius = /\br="(\d+)"/.exec(element)?.[1];
  const side = /h(\d+)v/.exec(element)?.[1];
  const diamond = Math.hypot(29, 29);
  const length = radius ? 2 * Math.PI * Number(radius) : 4 * (side ? Number(side) : diamond);
  return element.replace(/pathLength="\d+"/, `stroke-dasharray="0 ${(length / steps).toFixed(4)}"`);
}
