import './button.css';
import './card.css';
import './product.css';
import type { Text } from '../i18n/say.js';
import type { ListWindow } from '../lib/list-window.js';
import type { Listed } from '../lib/listed.js';
import { upTo } from '../lib/up-to.js';
import { List } from './list.js';
import { Logo } from './picture.js';
import { pressedOnce } from './pressed-once.js';
import { Bone, CardBones, RowBones } from './skeleton.js';

/** A recommended product, as far as it is drawn. */
export interface Product {
  readonly name?: string | undefined;
  readonly buttonText?: string | undefined;
  readonly enabled?: boolean | undefined;
  readonly range?: string | undefined;
  readonly rangeDesc?: string | undefined;
  readonly rate?: string | undefined;
  readonly desc?: string | undefined;
}

export interface ProductRow<P extends Product> {
  readonly index: number;
  readonly product: P;
  readonly logo: string | undefined;
  readonly opening: boolean;
}

/** Recommended products. Those that are not enabled are there to be seen only. */
export function ProductList<P extends Product>({
  products,
  window,
  t,
  onOpen,
}: {
  products: Listed<ProductRow<P>>;
  window: ListWindow;
  t: Text<'order'>;
  onOpen: (product: P) => void;
}) {
  return (
    <List list={products} window={window} t={t} label={t('productsTitle')}>
      {(row) => <ProductCard row={row} t={t} onOpen={onOpen} />}
    </List>
  );
}

function ProductCard<P extends Product>({
  row: { index, product, logo, opening },
  t,
  onOpen,
}: {
  row: ProductRow<P>;
  t: Text<'order'>;
  onOpen: (product: P) => void;
}) {
  const { enabled = false, name = '' } = product;
  const open = () => {
    if (enabled && !opening) onOpen(product);
  };
  return (
    // A tap anywhere on the card is a convenience: the button in it is what a keyboard and a screen reader use.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={enabled ? 'card product product--open' : 'card product'} part="card" onClick={open}>
      <div className="product__head">
        <Logo src={logo} name={name} late />
        <div className="product__body">
          <p className="product__name" part="title" id={`product-${index}`}>
            {name}
          </p>
          {product.desc ? <p className="product__desc">{product.desc}</p> : null}
        </div>
      </div>
      <div className="product__foot">
        <dl className="product__facts">
          {product.range ? <Fact name={product.rangeDesc || t('productRange')} value={product.range} /> : null}
          {product.rate ? <Fact name={t('productRate')} value={product.rate} /> : null}
        </dl>
        <button
          type="button"
          className="button product__button"
          part="button"
          disabled={!enabled}
          onKeyDown={pressedOnce}
          aria-describedby={`product-${index}`}
          {...(opening ? { 'aria-busy': true, 'aria-disabled': true } : {})}
        >
          <span className="button__label">{product.buttonText || t(enabled ? 'productOpen' : 'productClosed')}</span>
          {opening ? <span className="button__spinner" aria-hidden="true" /> : null}
        </button>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="product__fact">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The shapes of products to come. */
export function ProductBones({ count }: { count: number }) {
  return (
    <div className="list" aria-hidden="true">
      {upTo(count).map((index) => (
        <div className="list__row" key={index}>
          <CardBones height={150}>
            <RowBones />
            <div className="bones__row">
              <Bone width="30%" height={36} />
              <Bone width={88} height={44} round={12} />
            </div>
          </CardBones>
        </div>
      ))}
    </div>
  );
}
