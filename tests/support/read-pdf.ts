import { inflateSync } from 'node:zlib';

/**
 * Returns the lines of a PDF as they are copied from it, top to bottom, and its title. It reads the `ActualText` of
 * the lines, as viewers do; the letters themselves are numbers of glyphs.
 */
export function readPdf(bytes: Uint8Array): {
  title: string;
  lines: string[];
  /** The drawing commands. */
  content: string;
  source: string;
} {
  const source = Buffer.from(bytes).toString('latin1');
  const content = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream]) =>
    unpacked(stream!),
  );
  const lines = content.flatMap((text) => [
    ...text.matchAll(/\/Span <<\s*\/ActualText (\((?:\\[\s\S]|[^\\)])*\))/g),
  ]);
  const [, title = ''] = /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)</.exec(source) ?? [];
  return {
    title: Buffer.from(title, 'latin1').toString(),
    lines: lines.map(([, text]) => textOf(text!).trim()),
    content: content.join('\n'),
    source,
  };
}

function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    // Not every stream is compressed.
    return stream;
  }
}

/** Decodes a literal string, which is UTF-16 after a byte order mark. */
function textOf(literal: string): string {
  const names: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const text = literal.slice(1, -1).replace(/\\([\s\S])/g, (_, letter: string) => names[letter] ?? letter);
  if (!text.startsWith('\u00fe\u00ff')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}
