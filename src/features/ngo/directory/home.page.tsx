import { Form } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import button from '#src/ui/styles/button.module.css';
import field from '#src/ui/styles/field.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import shell from '#src/ui/styles/page-shell.module.css';
import rows from '#src/ui/styles/rows.module.css';
import { Link, TownLink, useTown } from '#src/ui/link.tsx';
import { loadHome } from './home.loader.server.ts';
import { CategoryIcon } from '#src/features/ngo/directory/parts/category-icon.tsx';
import { FindForm } from '#src/features/ngo/directory/parts/find-form.tsx';
import styles from '#src/features/ngo/directory/parts/home.module.css';
import type { HomeView } from '#src/features/ngo/directory/directory.views.ts';
import mapStyles from '#src/features/ngo/directory/parts/town-map.module.css';
import { TownMap } from '#src/features/ngo/directory/parts/town-map.tsx';
import type { Route } from './+types/home.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadHome({ request, context });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const home = useMessages('ngo/directory/home');
  const { total, towns, categories, map, answered, verified } = loaderData;
  return (
    <main id="main">
      <PageHead title={home.title} description={home.description} />
      <section className={styles.hero}>
        <div className={classes(layout.wrap, styles.heroBody)}>
          <div className={layout.stack}>
            <h1>{home.heading}</h1>
            <p className={layout.lead}>
              {towns.length > 1 ? home.lead(formatCount(total), formatCount(towns.length)) : home.leadEmpty}
            </p>
          </div>
          <FindForm towns={towns} town={useTown()} />
          <NotSure />
          <div className={classes(styles.map, mapStyles.map, mapStyles.onGround)}>
            <TownMap html={map} />
          </div>
        </div>
      </section>
      <div className={shell.kinar} />
      <HelpRequestSteps answered={answered} />
      <section className={classes(layout.wrap, layout.band, layout.stack)}>
        <h2>{home.work}</h2>
        <ul className={classes(rows.rows, rows.columns)}>
          {categories.map(({ slug, label, count }) => (
            <li key={slug}>
              <TownLink to={`/category/${slug}`}>
                <CategoryIcon slug={slug} />
                <span>{label}</span>
                <span className={rows.count}>{formatCount(count)}</span>
              </TownLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={layout.sunk}>
        <SectionLink {...home.schemes} to="/schemes/finder" />
      </section>
      <div className={classes(layout.wrap, layout.band, layout.split, layout.even)}>
        <SectionLink {...home.events} to="/eventList" bare />
        <SectionLink {...home.give} to="/donate" bare />
        {verified.length > 0 && <Verified ngos={verified} />}
        <ForNgos />
      </div>
      <section className={classes(layout.wrap, layout.band, layout.stack)}>
        <h2>{home.towns}</h2>
        <ul className={classes(layout.links, layout.small)}>
          {towns.map(({ value, label }) => (
            <li key={value}>
              <TownLink to={`/detailpage/${encodeURIComponent(value)}`}>{label}</TownLink>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function NotSure() {
  const home = useMessages('ngo/directory/home');
  const site = useMessages('site');
  return (
    <div className={layout.line}>
      <p>{home.notSure}</p>
      <TownLink className={classes(button.button, button.ask)} to="/helpRequest">
        {site.askForHelp}
      </TownLink>
    </div>
  );
}

/** The steps of a help request, drawn as a thread with a knot for each. */
function HelpRequestSteps({ answered }: { answered: string | null }) {
  const { once } = useMessages('ngo/directory/home');
  return (
    <section className={classes(layout.wrap, layout.band, layout.split, layout.even)}>
      <div className={classes(layout.stack, layout.read)}>
        <h2>{once.heading}</h2>
        <p className={layout.mute}>{once.lead}</p>
        <NumberForm />
        {answered && <p className={layout.number}>{answered}</p>}
      </div>
      <ol className={styles.knots}>
        {once.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={layout.mute}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Leads to the status of a help request. It is a form so that the reference number appears in no URL and no
 * browser history.
 */
function NumberForm() {
  const { once } = useMessages('ngo/directory/home');
  return (
    <Form method="post" action="/helpRequest/status" className={styles.number}>
      <label className={field.label} htmlFor="reference">
        {once.number}
      </label>
      <div className={styles.pair}>
        <input
          className={field.input}
          id="reference"
          name="reference"
          placeholder="SH-7K2M-94"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <button type="submit" className={classes(button.button, button.second)} name="intent" value="begin">
          {once.show}
        </button>
      </div>
    </Form>
  );
}

/** The NGOs that were verified last, with the day. */
function Verified({ ngos }: { ngos: HomeView['verified'] }) {
  const home = useMessages('ngo/directory/home');
  return (
    <section className={layout.stack}>
      <h2>{home.verified}</h2>
      <ul className={classes(rows.rows, styles.verified)}>
        {ngos.map(({ to, name, note }) => (
          <li key={to}>
            <TownLink to={to} lang={name.lang}>
              {name.text}
            </TownLink>
            <p className={classes(layout.small, layout.mute)}>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ForNgos() {
  const { ngos: t } = useMessages('ngo/directory/home');
  const second = classes(button.button, button.second);
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
      <p className={layout.line}>
        <Link className={second} to="/rform">
          {t.register}
        </Link>
        <Link className={second} to="/logIn">
          {t.signIn}
        </Link>
      </p>
    </section>
  );
}

/** A heading and a link that lead to another part of the site. */
function SectionLink(props: { heading: string; lead: string; link: string; to: string; bare?: boolean }) {
  const text = (
    <div className={classes(layout.stack, layout.read)}>
      <h2>{props.heading}</h2>
      <p className={layout.mute}>{props.lead}</p>
    </div>
  );
  const link = (
    <p>
      <TownLink className={classes(button.button, button.second)} to={props.to}>
        {props.link}
      </TownLink>
    </p>
  );
  if (props.bare) {
    return (
      <section className={layout.stack}>
        {text}
        {link}
      </section>
    );
  }
  return (
    <div className={classes(layout.wrap, layout.band, layout.split, layout.even)}>
      {text}
      {link}
    </div>
  );
}
