import { launch } from '../kit/browser.js';
import { serve } from '../kit/serve.js';
import { look, partnerPage, stretched, type List, type ListSeen } from './lists.js';
import { comparedPages } from './pages.js';
import { inTime } from './told.js';
import { visit, type Profile, type Subject, type Visit } from './visit.js';

const profiles: readonly Profile[] = [
  { name: 'slow 4G', latency: 150, rate: 1.6e6, cpu: 4 },
  { name: 'bad 3G', latency: 400, rate: 4e5, cpu: 6 },
];

const COUNTS = [10, 100, 1000, 10_000];
const CPU = 4;
/** As on any network: what a page does to begin with is done when its data comes, in ms. */
const LATENCY = 250;
const runs = Number(process.env['BENCH_RUNS'] ?? 5);

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const cells = (values: readonly (string | number)[], widths: readonly number[]) =>
  values.map((value, at) => (at === 0 ? String(value).padEnd(widths[0] ?? 0) : String(value).padStart(widths[at] ?? 0))).join(' ');

type Lender = (request: Request) => Promise<Response>;

/**
 * Pages, the first of which is what the others are compared with. Everything on one machine in one run, in turn, so that what
 * disturbs one disturbs all: ratios of medians are what counts.
 */
export async function bench(subjects: readonly Subject[], lender: Lender): Promise<void> {
  const browser = await launch();
  const server = await serve({ lender: { fetch: lender }, compress: 'br', cached: true, pages: await comparedPages() });
  const widths = [30, 7, 6, 8, 6, 7, 6, 8, 7, 7, 8];
  for (const profile of profiles) {
    console.log(`\n${profile.name}: ${profile.latency} ms, ${profile.rate / 1000} kbit/s, CPU ${profile.cpu} ×; medians of ${runs}`);
    console.log(cells(['page', 'paint', '×', 'usable', '×', 'again', '×', 'kB then', 'kB all', 'shift', 'longest'], widths));
    const seen = new Map<Subject, Visit[]>(subjects.map((subject) => [subject, []]));
    for (let run = 0; run < runs; run += 1)
      for (const [subject, visits] of seen) visits.push(await visit(browser, server.origin, subject, profile));
    const of = (subject: Subject | undefined, key: keyof Visit) => median((subject && seen.get(subject))?.map((one) => one[key]) ?? []);
    for (const subject of subjects) {
      const timed = (['paint', 'usable', 'again'] as const).flatMap((key) => [
        of(subject, key).toFixed(0),
        (of(subject, key) / of(subjects[0], key)).toFixed(2),
      ]);
      const rest = [of(subject, 'kBUsable').toFixed(1), of(subject, 'kB').toFixed(1), of(subject, 'shift').toFixed(3)];
      console.log(cells([subject.name, ...timed, ...rest, of(subject, 'longest').toFixed(0)], widths));
    }
  }
  await server.close();
  await browser.close();
}

/** So long a look may take, in ms, and so often one is begun anew: now and then a Chromium without a screen stops drawing for good. */
const LOOK = 60_000;
const LOOKS = 3;

/** Looks at lists, each time with the same browser, as long as it draws. */
function createLooker() {
  let browser = launch();
  return {
    async look(url: string, call: string): Promise<ListSeen> {
      for (let looks = 0; looks < LOOKS; looks += 1) {
        const seen = await inTime(look(await browser, url, call, CPU), LOOK);
        if (seen) return seen;
        console.log(`  ${url} was not drawn to its end; once more, with another browser`);
        await (await browser).close();
        browser = launch();
      }
      throw new Error(`${url} was not drawn to its end ${LOOKS} times`);
    },
    close: async () => (await browser).close(),
  };
}

/** Where the element of a partner's page stands. */
const PARTNER = '/partner';

/** Lists of ten to ten thousand, on the host page and on a partner's. */
export async function benchLists(lists: readonly List[], lender: Lender): Promise<void> {
  const looker = createLooker();
  console.log(
    `\nLists at CPU ${CPU} ×: ms from the answer (${LATENCY} ms after it was asked for) to its frame, longest frame while scrolling, elements at most; medians of ${runs}`,
  );
  const widths = [24, 7, 8, 7, 8, 7, 9];
  console.log(cells(['list', 'items', 'host page', '', 'partner', '', ''], widths));
  console.log(cells(['', '', 'paint', 'frame', 'paint', 'frame', 'elements'], widths));
  for (const list of lists) {
    for (const count of COUNTS) {
      const long = async (request: Request) => {
        const answer = await lender(request);
        if (!request.url.includes(list.call)) return answer;
        await new Promise((resolve) => setTimeout(resolve, LATENCY));
        return stretched(answer, list, count);
      };
      const served = await serve({ lender: { fetch: long }, compress: 'br', cached: true, pages: { [PARTNER]: partnerPage(list) } });
      const [host, partner]: [ListSeen[], ListSeen[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        host.push(await looker.look(served.origin + list.path, list.call));
        partner.push(await looker.look(served.origin + PARTNER, list.call));
      }
      await served.close();
      const of = (all: readonly ListSeen[], key: keyof ListSeen) => median(all.map((one) => one[key])).toFixed(0);
      const timed = [host, partner].flatMap((all) => [of(all, 'paint'), of(all, 'frame')]);
      console.log(cells([list.name, count, ...timed, of([...host, ...partner], 'nodes')], widths));
    }
  }
  await looker.close();
}
