import { useRef, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import facts from '#src/ui/area/facts.module.css';
import { EmailLink, PhoneLink } from '#src/ui/area/list/contact-links.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnDonation } from '#src/features/donation/details/details.contract.ts';
import { PencilIcon } from '#src/features/donation/parts/donation-icons.tsx';
import { DonorForm } from './donor-form.tsx';
import { Fact } from './gift-facts.tsx';

type DonorProps = { donation: OwnDonation; onChanged: (donation: OwnDonation) => void };

/** Who gave, and a form to correct it. */
export function DonorDetails({ donation, onChanged }: DonorProps) {
  const { donor: t, actions } = useMessages('donation/details');
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { donor, possible } = donation;
  function close() {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  }
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      {isEditing ? (
        <DonorForm
          donation={donation}
          onSaved={(saved) => {
            onChanged(saved);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <>
          {donor.isErased ? <p className={layout.mute}>{t.erased}</p> : <DonorFacts donation={donation} />}
          {possible.correctDonor && (
            <p>
              <button
                ref={edit}
                type="button"
                className={classes(button.button, button.second)}
                onClick={() => setEditing(true)}
              >
                <PencilIcon />
                {actions.correct}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function DonorFacts({ donation: { donor, language, contactNotice } }: { donation: OwnDonation }) {
  const { donor: t } = useMessages('donation/details');
  const { anonymous, idKinds } = useMessages('donation');
  const { name, mobile, email, address, idKind, idMasked } = donor;
  if (name === null) return <p className={classes(layout.mute, layout.read)}>{t.anonymous}</p>;
  return (
    <dl className={facts.facts}>
      <Fact label={t.name} isText>
        {name ?? anonymous}
      </Fact>
      {mobile !== null && (
        <Fact label={t.mobile}>
          <PhoneLink number={mobile} />
        </Fact>
      )}
      {email !== null && (
        <Fact label={t.email}>
          <EmailLink email={email} />
        </Fact>
      )}
      <Fact label={t.address} isText>
        {contactNotice ?? address ?? '–'}
      </Fact>
      <Fact label={t.id}>{idKind === null ? '–' : `${idKinds[idKind]} ${idMasked ?? ''}`}</Fact>
      <Fact label={t.public}>{donor.hidesName ? t.hidden : t.shown}</Fact>
      <Fact label={t.language}>{t.languages[language]}</Fact>
    </dl>
  );
}
