import { Logo } from '../../../ui/picture.js';
import { pictured } from '../../../ui/pictured.js';
import type { RegisterPromoReady } from '../register-promo.ready.js';

/** Who invites, and to what: the template's picture, logo and words, in its colour. */
export function PromoHero({ view, title, lead }: { view: RegisterPromoReady; title: string; lead: string | undefined }) {
  const { config, banner, logo } = view;
  return (
    <div className="promo-hero" part="card">
      {banner ? (
        <img className="promo-hero__banner" src={banner} alt="" decoding="async" referrerPolicy="no-referrer" ref={pictured} />
      ) : null}
      <div className="promo-hero__words">
        {logo || config.appName ? (
          <p className="promo-hero__brand">
            <Logo src={logo} name={config.appName ?? title} />
            {config.appName ? <span className="promo-hero__app">{config.appName}</span> : null}
          </p>
        ) : null}
        <h1 className="promo-hero__title" part="title">
          {title}
        </h1>
        {lead ? <p className="promo-hero__lead">{lead}</p> : null}
      </div>
    </div>
  );
}
