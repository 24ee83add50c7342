import type { ReactNode } from 'react';
import type { ViewProps } from '../../../session/screen.js';
import { ReachLink } from '../../../ui/prose.js';
import type { CompanySiteModel } from '../company-site.store.js';

/** Who stands behind the site: name, e-mail, telephone, address, copyright. */
export function SiteFooter({ view, model, t }: ViewProps<CompanySiteModel, 'legal'>) {
  const { company, copyright } = view;
  const { reach } = model;
  const email = company.email ? <ReachLink kind="email" value={company.email} reach={reach} /> : null;
  const phone = company.phone ? <ReachLink kind="phone" value={company.phone} reach={reach} /> : null;
  const { legalName, address } = company;
  if (!legalName && !email && !phone && !address && !copyright) return null;
  return (
    <footer className="foot">
      <div className="foot__inner">
        {legalName ? <p className="foot__name">{legalName}</p> : null}
        {email || phone || address ? (
          <dl className="foot__facts">
            {email ? <Line name={t('footerEmail')}>{email}</Line> : null}
            {phone ? <Line name={t('footerPhone')}>{phone}</Line> : null}
            {address ? <Line name={t('footerAddress')}>{address}</Line> : null}
          </dl>
        ) : null}
        {copyright ? <p className="foot__rights">{'text' in copyright ? copyright.text : t('copyright', copyright)}</p> : null}
      </div>
    </footer>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="foot__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
