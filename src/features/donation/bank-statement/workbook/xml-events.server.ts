import { SaxesParser } from 'saxes';

/** In bytes. The parser gets the text in pieces, so that what follows the last row needed is not read. */
const PIECE = 64 * 1024;

export type XmlReader = {
  open?: (name: string, attribute: (name: string) => string | undefined) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/**
 * Reads XML, and yields after each piece. Names come without their prefix. Entities of a document type are not known, so
 * none is expanded or loaded.
 * @throws {Error} if it is not well-formed.
 */
export function* readXml(bytes: Buffer, { open, text, close }: XmlReader): Generator<void> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  if (open)
    parser.on('opentag', ({ name, attributes }) =>
      open(localName(name), (wanted) =>
        Object.entries(attributes).reduce<string | undefined>(
          (found, [key, value]) => found ?? (localName(key) === wanted ? value : undefined),
          undefined,
        ),
      ),
    );
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += PIECE) {
    parser.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
}

/** Reads all of it. */
export function readWholeXml(bytes: Buffer, reader: XmlReader): void {
  Array.from(readXml(bytes, reader));
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
