import type { ViewProps } from '../../../session/screen.js';
import type { RepayCardModel } from '../repay-card.store.js';

/** What draws one place of the screen. */
export type PlaceProps<V> = Pick<ViewProps<RepayCardModel, 'card'>, 'model' | 't'> & { readonly view: V };
