import type { MouseEvent, ReactNode } from 'react';
import './card.css';
import './prose.css';
import type { Text } from '../i18n/say.js';
import { inReach } from '../lib/reach.js';
import type { Block, Fact, Prose, Section } from '../lib/prose.js';
import { breakable } from './breakable.js';
import { lead } from './prose-scroll.js';

/** What a contact in a text does when it is tapped. */
export interface Reach {
  write(email: string): void;
  call(phone: string): void;
}

export interface ProseProps {
  title: string;
  prose: Prose;
  /** The text is in English, whatever the language around it. */
  english: boolean;
  effectiveDate?: string | undefined;
  t: Text<'legal'>;
  reach: Reach;
}

/** A long text: its title, its main points, its contents, its sections. A text of few sections has no contents. */
export function ProseText({ title, prose, english, effectiveDate, t, reach }: ProseProps) {
  const { intro, glance, sections } = prose;
  const inEnglish = english ? { lang: 'en', dir: 'ltr' } : {};
  return (
    <article className="prose">
      <header className="prose__head">
        <h1 className="page__title" part="title">
          {title}
        </h1>
        {effectiveDate ? <p className="prose__date">{t('effectiveDate', { date: effectiveDate })}</p> : null}
        {english && t.locale !== 'en' ? <p className="prose__language">{t('inEnglish')}</p> : null}
      </header>
      {intro.length > 0 ? (
        <div className="prose__body" {...inEnglish}>
          <Blocks blocks={intro} reach={reach} />
        </div>
      ) : null}
      {glance ? (
        <section className="card prose__glance" part="card" aria-labelledby="glance">
          <h2 className="prose__title" part="title" id="glance">
            {t('glance')}
          </h2>
          <div {...inEnglish}>
            <Facts facts={glance} reach={reach} />
          </div>
        </section>
      ) : null}
      {sections.length > 2 ? <Contents sections={sections} english={inEnglish} t={t} /> : null}
      {sections.length > 0 ? (
        <div className="card prose__sections" part="card" {...inEnglish}>
          {sections.map((section, index) => (
            <section className="prose__section" key={section.id} aria-labelledby={section.id}>
              <h2 className="prose__title" part="title" id={section.id} tabIndex={-1}>
                {index + 1}. {section.title}
              </h2>
              <div className="prose__body">
                <Blocks blocks={section.blocks} reach={reach} />
              </div>
            </section>
          ))}
        </div>
      ) : null}
      {sections.length > 2 ? (
        <p className="prose__back">
          <Lead to="contents">{t('toContents')}</Lead>
        </p>
      ) : null}
    </article>
  );
}

function Contents({ sections, english, t }: { sections: readonly Section[]; english: object; t: Text<'legal'> }) {
  return (
    <nav className="card prose__contents" part="card" aria-labelledby="contents">
      <h2 className="prose__title" part="title" id="contents" tabIndex={-1}>
        {t('contents')}
      </h2>
      <ol className="prose__list" {...english}>
        {sections.map((section, index) => (
          <li key={section.id}>
            <Lead to={section.id}>
              <span className="prose__number">{index + 1}.</span> <span>{section.title}</span>
            </Lead>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Lead({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      className="prose__lead"
      href={`#${to}`}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        lead(event.currentTarget, to);
      }}
    >
      {children}
    </a>
  );
}

/** Paragraphs, lists and facts, one below the other. */
function Blocks({ blocks, reach }: { blocks: readonly Block[]; reach: Reach }) {
  return <>{blocks.map((block, index) => blockOf(block, index, reach))}</>;
}

function blockOf(block: Block, key: number, reach: Reach): ReactNode {
  if (typeof block === 'string') return <p key={key}>{block}</p>;
  if ('facts' in block) return block.facts.length > 0 && <Facts key={key} facts={block.facts} reach={reach} />;
  const lines = 'steps' in block ? block.steps : block.points;
  const items = lines.map((line, index) => <li key={index}>{line}</li>);
  return 'steps' in block ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
}

const fitsOneLine = ({ text, value }: Fact) => text.length + value.length < 26;

function Facts({ facts, reach }: { facts: readonly Fact[]; reach: Reach }) {
  return (
    <dl className={facts.every(fitsOneLine) ? 'prose__facts prose__facts--short' : 'prose__facts'}>
      {facts.map((fact, index) => (
        <div className="prose__fact" key={index}>
          <dt>{fact.text}</dt>
          <dd>{fact.contact ? <ReachLink kind={fact.contact} value={fact.value} reach={reach} /> : fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An e-mail address or a telephone number that can be used: a real link, opened the shell's way. */
export function ReachLink({ kind, value, reach }: { kind: 'email' | 'phone'; value: string; reach: Reach }) {
  return (
    <a
      className="prose__lead"
      dir="ltr"
      // Where it may break a reader would hear blanks.
      aria-label={value}
      href={`${kind === 'email' ? 'mailto' : 'tel'}:${inReach(value)}`}
      onClick={(event) => {
        event.preventDefault();
        if (kind === 'email') reach.write(value);
        else reach.call(value);
      }}
    >
      {breakable(value)}
    </a>
  );
}
