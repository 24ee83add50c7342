import type { Scenario } from '../lender/scenarios.js';
import type { Choices } from './choices.js';

type Values = Pick<Choices, 'attributes' | 'properties' | 'config'>;

/** What the lender answers, or what the element is given itself. */
interface Empty {
  readonly scenarios?: readonly Scenario[];
  readonly values?: Partial<Values>;
}
const data = (endpoint: string, value: unknown): Scenario => ({ endpoint, data: value });
const patch = (endpoint: string, value: Record<string, unknown>): Scenario => ({ endpoint, patch: value });

const empties: Readonly<Record<string, Empty>> = {
  'joint-failure': { scenarios: [patch('unionError', { list: [] })] },
  'recommended-products': { scenarios: [patch('unionError', { list: [] }), patch('loanDetails', { recProducts: [] })] },
  'repay-choose': { scenarios: [patch('loanDetails', { orderStatus: 200 })] },
  'repay-installment': {
    scenarios: [patch('installmentPlan', { repayPlanDetail: { repayWaitDetail: [], repayYetDetail: [], repayWaitCount: 0 } })],
  },
  'repay-card': { scenarios: [patch('repaymentWay', { bankCards: [], alipay: 0 })] },
  'bind-bank': { scenarios: [patch('cardInit', { items: [] })] },
  'complaint-start': { scenarios: [data('problemInit', { problemType: [], problemSonType: [], orderList: [] })] },
  'complaint-list': { scenarios: [data('problemList', { tabs: [] })] },
  'customer-service': {
    scenarios: [data('contactInfo', {})],
    values: { config: '{"servicePhone":"","supportEmail":""}' },
  },
  'test-preview': { scenarios: [data('orderList', { list: [] })] },
  'repay-code': { values: { attributes: { 'show-type': '', 'pay-code': '', 'pay-code-img': '' } } },
  'repay-slip': { values: { properties: { info: '' } } },
  'payment-instructions': { values: { config: '{"paymentInstructions":[]}' } },
};

/** How an element comes to have nothing to show, when there is a way. */
export const emptyOf = (tag: string): Empty | undefined => empties[tag];

const valuesOf = (tag: string, { state }: Choices): Partial<Values> | undefined => (state === 'empty' ? emptyOf(tag)?.values : undefined);

/** The choices as the element gets them: one that is empty by what it is given gets that. */
export function given(tag: string, choices: Choices): Choices {
  const { attributes, properties, config = choices.config } = valuesOf(tag, choices) ?? {};
  return {
    ...choices,
    attributes: { ...choices.attributes, ...attributes },
    properties: { ...choices.properties, ...properties },
    config,
  };
}

/** Whether it is empty only for as long as nothing else is given to it. */
export const emptyUntil = (tag: string, choices: Choices, part: Partial<Choices>): boolean =>
  valuesOf(tag, choices) !== undefined && (part.attributes ?? part.properties ?? part.config) !== undefined;
