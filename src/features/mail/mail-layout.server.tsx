import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND } from '#src/brand.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';

/** What a mail says: from it come the HTML and the plain text. */
export type MailText = {
  subject: string;
  /** Sentences, a paragraph each. */
  lines: string[];
  /** A code to be typed, shown large. */
  code?: string;
  /** One thing to do; an address of this site, from its root. */
  link?: { label: string; path: string };
  /** What else is to be known, in small print. */
  small?: string;
  /** Names neither the site nor what it does, in the sender either: others may look into this mailbox. */
  isNeutral?: boolean;
};

type Rendering = { text: MailText; language: Language; origin: string };

/** The mail as subject, HTML and text; both say the same. */
export function renderMail(rendering: Rendering): { subject: string; html: string; text: string } {
  return {
    subject: rendering.text.subject,
    html: `<!doctype html>${renderToStaticMarkup(<MailPage {...rendering} />)}`,
    text: plainText(rendering),
  };
}

// Mail programs know little CSS and no files: a few inline styles, readable on white and on black.
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
// Paler than the text, whatever colour that has; an address breaks anywhere rather than widen the mail.
const small = { fontSize: '15px', opacity: 0.8 };
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
          {text.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {text.code && <p style={code}>{text.code}</p>}
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
          <p style={small}>{signature}</p>
        </div>
      </body>
    </html>
  );
}

function signatureOf({ text, language }: Pick<Rendering, 'text' | 'language'>): string {
  const { signature, neutralSignature } = catalogues[language].mail;
  return text.isNeutral ? neutralSignature : signature;
}

function plainText({ text, language, origin }: Rendering): string {
  const signature = signatureOf({ text, language });
  return [
    ...text.lines,
    ...(text.code ? [text.code] : []),
    ...(text.link ? [`${text.link.label}:\n${origin}${text.link.path}`] : []),
    ...(text.small ? [text.small] : []),
    `-- \n${signature}`,
  ].join('\n\n');
}
