import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND } from '#src/brand.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';

/** Content of an email. Both the HTML and the plain text are rendered from it. */
export type MailText = {
  subject: string;
  /** One paragraph each. */
  lines: string[];
  /** A code for the recipient to enter, shown in large type. */
  code?: string;
  /** An attached image, shown below the lines. The lines must say the same in words. */
  image?: { cid: string; alternativeText: string; size: number };
  /** The main action. `path` is an absolute path on this site. */
  link?: { label: string; path: string };
  /** A further action, in small print below the main one. */
  secondLink?: { label: string; path: string };
  /** Further information in small print. */
  small?: string;
  /** The last paragraphs of what we say. Mails that leave together say them once. */
  closing?: string[];
  /** What several mails that leave together say, below everything else: what we say, and the lines with typed words. */
  blocks?: { lines: string[]; typed: string[] }[];
  /** Lines with words that somebody typed, below everything that we say, so that they do not read as ours. */
  typed?: string[];
  /** Where answers go, for a mail with the words of an NGO. Answers to others are not read. */
  replyTo?: string | undefined;
  /**
   * Hides the name and the purpose of the site, also in the sender, because other people may read this
   * mailbox.
   */
  isNeutral?: boolean;
};

type Rendering = { text: MailText; language: Language; origin: string };

/** Renders the subject, the HTML and the plain text of an email. HTML and text have the same content. */
export function renderMail(rendering: Rendering): { subject: string; html: string; text: string } {
  return {
    subject: rendering.text.subject,
    html: `<!doctype html>${renderToStaticMarkup(<MailPage {...rendering} />)}`,
    text: plainText(rendering),
  };
}

// Mail programs support little CSS and no external files, so this uses a few inline styles. They are readable
// on both light and dark backgrounds.
const page = {
  margin: '0 auto',
  maxWidth: '36rem',
  padding: '24px 16px',
  font: '17px/1.6 system-ui, sans-serif',
};
const code = { font: '700 32px/1.4 ui-monospace, monospace', letterSpacing: '0.2em', margin: '16px 0' };
const button = {
  background: '#1d4094',
  borderRadius: '8px',
  color: '#ffffff',
  display: 'inline-block',
  fontWeight: 700,
  padding: '12px 20px',
  textDecoration: 'none',
};
// Opacity works with any text colour. A URL may break anywhere, so that it does not widen the mail.
const small = { fontSize: '15px', opacity: 0.8 };
const block = { borderTop: '1px solid', marginTop: '16px' };
const quote = { ...small, borderLeft: '3px solid', margin: '0', paddingLeft: '12px' };
const addressLine = { ...small, overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

function MailPage({ text, language, origin }: Rendering) {
  const signature = signatureOf({ text, language });
  const address = text.link && origin + text.link.path;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{text.subject}</title>
      </head>
      <body style={{ margin: 0 }}>
        <div style={page}>
          {!text.isNeutral && <p style={{ fontWeight: 700 }}>{BRAND.name[language]}</p>}
          {linesOf(text).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {text.code && <p style={code}>{text.code}</p>}
          {text.image && (
            <p>
              <img
                src={`cid:${text.image.cid}`}
                alt={text.image.alternativeText}
                width={text.image.size}
                height={text.image.size}
              />
            </p>
          )}
          {text.link && (
            <>
              <p>
                <a style={button} href={address}>
                  {text.link.label}
                </a>
              </p>
              <p style={addressLine}>{address}</p>
            </>
          )}
          {text.small && <p style={small}>{text.small}</p>}
          {text.secondLink && (
            <p style={small}>
              <a href={origin + text.secondLink.path} style={{ color: 'inherit' }}>
                {text.secondLink.label}
              </a>
            </p>
          )}
          {typedOf({ text, language }).map((line) => (
            <p key={line} style={small}>
              {line}
            </p>
          ))}
          {text.blocks?.map((one) => (
            <div key={JSON.stringify(one)} style={block}>
              {one.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {one.typed.length > 0 && (
                <blockquote style={quote}>
                  {one.typed.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </blockquote>
              )}
            </div>
          ))}
          <p style={small}>{signature}</p>
        </div>
      </body>
    </html>
  );
}

function signatureOf({ text, language }: Pick<Rendering, 'text' | 'language'>): string {
  const { signature, neutralSignature, signatureOfNgo } = catalogues[language].mail;
  if (text.replyTo !== undefined) return signatureOfNgo;
  return text.isNeutral ? neutralSignature : signature;
}

function linesOf({ lines, closing = [] }: MailText): string[] {
  return [...lines, ...closing];
}

/** What somebody typed, below a sentence that says so. */
function typedOf({ text: { typed, blocks }, language }: Pick<Rendering, 'text' | 'language'>): string[] {
  const isTyped = typed !== undefined || blocks?.some((one) => one.typed.length > 0);
  return isTyped ? [catalogues[language].mail.typed, ...(typed ?? [])] : [];
}

function plainText({ text, language, origin }: Rendering): string {
  const signature = signatureOf({ text, language });
  return [
    ...linesOf(text),
    ...(text.code ? [text.code] : []),
    ...(text.link ? [`${text.link.label}:\n${origin}${text.link.path}`] : []),
    ...(text.small ? [text.small] : []),
    ...(text.secondLink ? [`${text.secondLink.label}:\n${origin}${text.secondLink.path}`] : []),
    ...typedOf({ text, language }),
    ...(text.blocks ?? []).flatMap(({ lines, typed }) => [
      '* * *',
      ...lines,
      ...typed.map((line) => `> ${line}`),
    ]),
    `-- \n${signature}`,
  ].join('\n\n');
}
