import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { CertificateView } from '#src/features/volunteer/own-page/own-page.view.ts';

/** The certificates of a volunteer, to download. */
export function Certificates({ certificates }: { certificates: readonly CertificateView[] }) {
  const t = useMessages('volunteer/own-page').certificates;
  if (certificates.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <ul className={layout.stack}>
        {certificates.map(({ number, hours, period, file }) => (
          <li key={number} className={layout.stack}>
            <p>
              <b>{number}</b>
              <br />
              {t.facts(hours, period)}
            </p>
            {file === null ? (
              <p className={layout.mute}>{t.withdrawn}</p>
            ) : (
              <p>
                <a className={classes(button.button, button.second)} href={file}>
                  {t.download(number)}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
