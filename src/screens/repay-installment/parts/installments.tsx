import { serverTime } from '../../../lib/date.js';
import type { ViewProps } from '../../../session/screen.js';
import { Fold } from '../../../ui/fold.js';
import { Icon } from '../../../ui/icon.js';
import { List, type ListLooks } from '../../../ui/list.js';
import { SectionTitle } from '../../../ui/page.js';
import type { InstallmentRow } from '../repay-installment.ready.js';
import type { RepayInstallmentModel } from '../repay-installment.store.js';

type Props = ViewProps<RepayInstallmentModel, 'repay'>;

const DUE: ListLooks = { list: 'card installments', row: 'installments__item', part: 'card' };
const PAID: ListLooks = { list: 'installments installments--paid', row: 'installments__item installments__row' };

/** The due installments: the first one may be selected, or all at once. */
export function DueList({ view, model, t }: Props) {
  return (
    <>
      <div className="installments-head">
        <SectionTitle>{t('dueInstallments')}</SectionTitle>
        {view.due.total > 1 ? (
          <label className="installments-all" htmlFor="select-all">
            <Tick id="select-all" checked={view.all} onChange={model.toggleAll} />
            <span>{t('selectAll')}</span>
          </label>
        ) : null}
      </div>
      <List list={view.due} window={model.dueWindow} t={t} label={t('dueInstallments')} looks={DUE}>
        {(row) => (
          <label
            className={row.selectable ? 'installments__row installments__row--live' : 'installments__row'}
            htmlFor={`installment-${row.index}`}
          >
            <Tick id={`installment-${row.index}`} checked={row.selected} disabled={!row.selectable} onChange={model.toggleFirst} />
            <Facts row={row} t={t} />
          </label>
        )}
      </List>
    </>
  );
}

/** The paid ones, folded. */
export function PaidList({ view, model, t }: Props) {
  const title = t('paidInstallments', { n: view.paid.total });
  return (
    <Fold title={title}>
      <List list={view.paid} window={model.paidWindow} t={t} label={title} looks={PAID}>
        {(row) => (
          <>
            <span className="installments__done">
              <Icon name="check" size={20} />
            </span>
            <Facts row={row} t={t} />
          </>
        )}
      </List>
    </Fold>
  );
}

/** Few elements and no picture, for a row of a long list has one. */
function Tick({ id, checked, disabled = false, onChange }: { id: string; checked: boolean; disabled?: boolean; onChange: () => void }) {
  return (
    <>
      <input className="tick__box" type="checkbox" id={id} checked={checked} disabled={disabled} onChange={onChange} />
      <span className="tick__mark" aria-hidden="true" />
    </>
  );
}

/** No message says it. */
const HERE = '\n';

/** A line may end before or after a date, not in it. */
function Due({ date, t }: { date: string; t: Props['t'] }) {
  const [before = '', after = ''] = t('dueOn', { date: HERE }).split(HERE);
  return (
    <span className="installments__due">
      {before}
      <span className="installments__date">{date}</span>
      {after}
    </span>
  );
}

function Facts({ row, t }: { row: InstallmentRow; t: Props['t'] }) {
  const { dueTime, statusText } = row.installment;
  const status = statusText || (row.overdue ? t('overdue') : '');
  return (
    <span className="installments__facts">
      <span className="installments__words">
        {t('installment', { n: row.number })}
        {dueTime ? <Due date={serverTime(dueTime)} t={t} /> : null}
      </span>
      <span className={row.overdue ? 'installments__sum installments__sum--overdue' : 'installments__sum'}>
        {row.amount ? (
          <span className="installments__amount" dir="ltr">
            {row.amount}
          </span>
        ) : null}
        {status ? <span className="installments__status">{status}</span> : null}
      </span>
    </span>
  );
}
