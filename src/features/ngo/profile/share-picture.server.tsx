import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Medallion } from '#src/features/ngo/profile/parts/medallion.tsx';

/** Pixels; what messengers and networks ask of a preview's picture. */
const SIDE = 600;

/** The picture of an NGO for previews: its medallion as a PNG, without words, so that it reads in every script. */
export async function drawSharePicture(name: string): Promise<Buffer> {
  const svg = renderToStaticMarkup(<Medallion name={name} />)
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"`)
    .replace(/<(?:circle|path)[^>]*pathLength[^>]*>/g, spellOutDashes);
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** The drawing library does not know `pathLength`: the distance of the knots is spelt out in the drawing's units. */
function spellOutDashes(element: string): string {
  const steps = Number(/pathLength="(\d+)"/.exec(element)?.[1]);
  const radius = /\br="(\d+)"/.exec(element)?.[1];
  const side = /h(\d+)v/.exec(element)?.[1];
  const diamond = Math.hypot(29, 29);
  const length = radius ? 2 * Math.PI * Number(radius) : 4 * (side ? Number(side) : diamond);
  return element.replace(/pathLength="\d+"/, `stroke-dasharray="0 ${(length / steps).toFixed(4)}"`);
}
