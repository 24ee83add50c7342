import { DEMO } from './demo.js';
import type { Product } from './world.js';

const ids = DEMO.products;
const papers = ['Loan agreement', 'Privacy agreement', 'Key facts statement'];
const tzs = (units: number): number => units * 100;

// A table reads best with a row a line.
// prettier-ignore
const table: readonly Product[] = [
  { id: ids.main, name: 'Haraka Mkopo', mark: 'haraka', amount: tzs(300_000), periods: 4, termUnit: 30, fee: tzs(9_500), agreements: papers, range: '50.000 – 500.000', rate: '3,2 %', about: 'Paid out within a day, repaid in four months' },
  { id: ids.single, name: 'Pesa Chap', mark: 'pesa', amount: tzs(80_000), periods: 1, termUnit: 30, fee: tzs(4_800), agreements: papers.slice(0, 2), range: '20.000 – 120.000', rate: '6 %', about: 'One payment, one month' },
  { id: ids.retention, name: 'Jenga Salo', mark: 'jenga', amount: tzs(450_000), periods: 6, termUnit: 30, fee: tzs(11_250), agreements: papers, range: '200.000 – 900.000', rate: '2,5 %', about: 'For a roof, a wall, a floor' },
  { id: ids.consent, name: 'Mavuno Fedha', mark: 'mavuno', amount: tzs(250_000), periods: 3, termUnit: 30, fee: tzs(8_000), agreements: papers, range: '100.000 – 400.000', rate: '3,2 %', about: 'Repaid after the harvest' },
  { id: ids.sms, name: 'Tumaini Mkopo', mark: 'tumaini', amount: tzs(150_000), periods: 3, termUnit: 30, fee: tzs(5_000), agreements: papers.slice(0, 1), range: '50.000 – 200.000', rate: '3,3 %', about: 'School fees, in time' },
  { id: ids.bare, name: 'Kawaida', mark: undefined, amount: tzs(50_000), periods: 1, termUnit: 30, fee: tzs(3_000), agreements: [] },
  { id: ids.unknownItem, name: 'Safari Chap', mark: 'safari', amount: tzs(120_000), periods: 2, termUnit: 30, fee: tzs(5_400), agreements: papers.slice(0, 2), range: '60.000 – 180.000', rate: '4,5 %', about: 'For the way home', url: 'https://partner.example/safari' },
  { id: ids.promo, name: 'Nuru Mkopo', mark: 'nuru', amount: tzs(200_000), periods: 4, termUnit: 30, fee: tzs(6_200), agreements: papers, range: '80.000 – 300.000', rate: '3,1 %', about: 'Light for the house: solar and lamps', appUrl: 'lenderapp://product/1008' },
  { id: ids.cents, name: 'Kilimo Plus', mark: 'kilimo', amount: 31_600_005, periods: 3, termUnit: 30, fee: 1_234, agreements: papers, range: '100.000 – 600.000', rate: '1,9 %', about: 'Seed and fertiliser' },
  { id: ids.refused, name: 'Kesho Salo', mark: 'kesho', amount: tzs(700_000), periods: 4, termUnit: 30, fee: tzs(14_000), agreements: papers, range: '500.000 – 1.000.000', rate: '2 %', about: 'Opens again next month', closed: true },
];

export const products: ReadonlyMap<string, Product> = new Map(table.map((product) => [product.id, product]));

/** What is offered beside other products. */
export const offered: readonly Product[] = table.filter((product) => product.range !== undefined);

/** What each period of a loan costs, its rest of cents in the last one. */
export function periodAmounts(product: Product): number[] {
  const share = Math.floor(product.amount / product.periods);
  return Array.from({ length: product.periods }, (_, index) => {
    const rest = index === product.periods - 1 ? product.amount - share * product.periods : 0;
    return share + rest + product.fee;
  });
}
