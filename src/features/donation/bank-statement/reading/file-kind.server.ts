import type { StatementProblem } from '#src/features/donation/bank-statement/bank-statement.values.ts';

/** What a file is, by its content: file names and types are often wrong. */
export type FileKind =
  | { kind: 'workbook' }
  | { kind: 'text'; text: string }
  | { kind: 'other'; problem: StatementProblem };

const refused = (problem: StatementProblem): FileKind => ({ kind: 'other', problem });
const ENCRYPTED_PART = Buffer.from('EncryptedPackage', 'utf16le');
/**
 * Finds out what a file is. Some banks name a file with tabs, or a web page, `.xls`. Text is decoded from
 * UTF-8, UTF-16 or Windows-1252.
 */
export function findFileKind(bytes: Buffer): FileKind {
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  if (begins(0x50, 0x4b)) return { kind: 'workbook' };
  if (begins(0x25, 0x50, 0x44, 0x46)) return refused('statementPdf');
  if (begins(0xd0, 0xcf, 0x11, 0xe0))
    return refused(bytes.includes(ENCRYPTED_PART) ? 'statementEncrypted' : 'statementOldExcel');
  const text = decodeText(bytes);
  const start = text.slice(0, 2000).trimStart().toLowerCase();
  if (text.trim() === '') return refused('statementEmpty');
  if (start.startsWith('<')) return refused('statementWebPage');
  return text.includes('\0') ? refused('statementUnreadable') : { kind: 'text', text };
}

function decodeText(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
