import type { ViewProps } from '../../session/screen.js';
import { Arrival } from '../../ui/arrival.js';
import { FocusOn } from '../../ui/focus.js';
import { AgreementPage } from './parts/agreement-page.js';
import { DownloadPage } from './parts/download-page.js';
import { RegisterForm } from './parts/register-form.js';
import type { RegisterPromoModel } from './register-promo.store.js';
import './register-promo.css';

/** The landing page, and behind its hash routes the way to the app and the terms. */
export function RegisterPromo({ view, model, t }: ViewProps<RegisterPromoModel, 'promotion'>) {
  const { theme, page, form } = view;
  const Shown = page === 'download' ? DownloadPage : page === 'agreement' ? AgreementPage : RegisterForm;
  return (
    <div className={theme ? 'promo promo--themed' : 'promo'} style={theme ? themed(theme) : {}}>
      <Shown view={view} model={model} t={t} />
      {page === 'form' ? <FocusOn id={form.focus.id} turn={form.focus.turn} /> : null}
      <Arrival at={page} />
    </div>
  );
}

function themed({ color, ink }: { color: string; ink: string }): Record<string, string> {
  return { '--promo': color, '--promo-ink': ink };
}
