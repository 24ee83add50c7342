import { serverTime } from '../../../lib/date.js';
import type { ViewProps } from '../../../session/screen.js';
import { Fold } from '../../../ui/fold.js';
import { Icon } from '../../../ui/icon.js';
import { SectionTitle } from '../../../ui/page.js';
import type { InstallmentRow } from '../repay-installment.ready.js';
import type { RepayInstallmentModel } from '../repay-installment.store.js';

type Props = ViewProps<RepayInstallmentModel, 'repay'>;

/** The due installments: the first one may be selected, or all at once. */
export function DueList({ view, model, t }: Props) {
  return (
    <>
      <div className="installments-head">
        <SectionTitle>{t('dueInstallments')}</SectionTitle>
        {view.due.length > 1 ? (
          <label className="installments-all" htmlFor="select-all">
            <Tick id="select-all" checked={view.all} onChange={model.toggleAll} />
            <span>{t('selectAll')}</span>
          </label>
        ) : null}
      </div>
      <ul className="card installments" part="card">
        {view.due.map((row) => (
          <li className="installments__item" key={row.index}>
            <label
              className={row.selectable ? 'installments__row installments__row--live' : 'installments__row'}
              htmlFor={`installment-${row.index}`}
            >
              <Tick id={`installment-${row.index}`} checked={row.selected} disabled={!row.selectable} onChange={model.toggleFirst} />
              <Facts row={row} t={t} />
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The paid ones, folded. */
export function PaidList({ view, t }: Pick<Props, 'view' | 't'>) {
  return (
    <Fold title={t('paidInstallments', { n: view.paid.length })}>
      <ul className="installments installments--paid">
        {view.paid.map((row) => (
          <li className="installments__item installments__row" key={row.index}>
            <span className="installments__done">
              <Icon name="check" size={20} />
            </span>
            <Facts row={row} t={t} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Tick({ id, checked, disabled = false, onChange }: { id: string; checked: boolean; disabled?: boolean; onChange: () => void }) {
  return (
    <span className="tick">
      <input type="checkbox" id={id} checked={checked} disabled={disabled} onChange={onChange} />
      <span className="tick__mark" aria-hidden="true">
        <Icon name="check" size={18} />
      </span>
    </span>
  );
}

function Facts({ row, t }: { row: InstallmentRow; t: Props['t'] }) {
  const { dueTime, statusText } = row.installment;
  const status = statusText || (row.overdue ? t('overdue') : '');
  return (
    <span className="installments__facts">
      <span className="installments__words">
        <span className="installments__name">{t('installment', { n: row.number })}</span>
        {dueTime ? <span className="installments__due">{t('dueOn', { date: serverTime(dueTime) })}</span> : null}
      </span>
      <span className={row.overdue ? 'installments__sum installments__sum--overdue' : 'installments__sum'}>
        <span className="installments__amount" dir="ltr">
          {row.amount}
        </span>
        {status ? <span className="installments__status">{status}</span> : null}
      </span>
    </span>
  );
}
