// As such pages have it: in the one bundle.
// oxlint-disable-next-line no-restricted-imports
import axios from 'axios';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The loan confirmation as such pages are usually built: one bundle, axios in it, the request made when React has mounted. */
interface Answers {
  readonly loan: {
    readonly productName: string;
    readonly amount: number;
    readonly periods: number;
    readonly termUnit: number;
    readonly details: readonly { readonly text: string; readonly value: string | number }[];
    readonly repay_plans: readonly { readonly pay_time: string; readonly amount: number | string }[];
  };
  readonly agreements: readonly { readonly title: string }[];
}

const query = new URLSearchParams(window.location.search);
const client = axios.create({
  baseURL: '/roof',
  params: { userId: query.get('userId'), sessionId: query.get('sessionId') },
  headers: { 'X-Requested-With': 'XMLHttpRequest', building: '', gather: '' },
});
const productId = query.get('productId');
const money = (value: number | string) => `TZS ${String(value).replace(/\B(?=(\d{3})+$)/g, '.')}`;

function App() {
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [ticked, setTicked] = useState(true);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    Promise.all([
      client.post('/v3/loan-confirm/loan-detail-confirm', { productId }),
      client.post('/v3/contract/contract', { productId, scene: 3 }),
    ]).then(
      ([loan, contracts]) => setAnswers({ loan: loan.data.data, agreements: contracts.data.data.list }),
      () => undefined,
    );
  }, []);

  if (!answers) return <div className="bone" />;
  const { loan, agreements } = answers;
  const take = () => {
    setBusy(true);
    client
      .post('/v3/loan-confirm/loan-detail-push-yd', { amount: loan.amount, periods: loan.periods, termUnit: loan.termUnit, productId })
      .then(
        ({ data }) => window.location.replace(data.data.lendDetailsUrl),
        () => setBusy(false),
      );
  };
  return (
    <>
      <main>
        <section>
          <b>{loan.productName}</b>
          <div>Loan amount</div>
          <div className="amount">{money(loan.amount)}</div>
          {loan.details.map(({ text, value }) => (
            <div className="row" key={text}>
              <span>{text}</span>
              <b>{value}</b>
            </div>
          ))}
        </section>
        <section>
          {loan.repay_plans.map(({ pay_time, amount }) => (
            <div className="row" key={pay_time}>
              <span>{pay_time}</span>
              <b>{money(amount)}</b>
            </div>
          ))}
        </section>
        <label>
          <input type="checkbox" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />I have read and agree to{' '}
          {agreements.map(({ title }) => title).join(', ')}
        </label>
      </main>
      <footer>
        <button type="button" disabled={!ticked || busy} onClick={take}>
          Loan Now
        </button>
      </footer>
    </>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
