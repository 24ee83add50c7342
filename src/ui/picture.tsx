import { charactersOf } from '../lib/characters.js';
import './picture.css';
import { pictured } from './pictured.js';

/** A logo whose url passed the image rule; its letter where there is none, or where it does not come. `late` where it is one of many. */
export function Logo({ src, name, late }: { src: string | undefined; name: string; late?: boolean }) {
  return (
    <span className="logo" aria-hidden="true" ref={pictured}>
      {charactersOf(name.trim())[0] ?? '•'}
      {src ? (
        <img className="logo__image" loading={late ? 'lazy' : undefined} src={src} alt="" decoding="async" referrerPolicy="no-referrer" />
      ) : null}
    </span>
  );
}

/** A product: its logo and its name. */
export function Brand({ src, name }: { src: string | undefined; name: string }) {
  return (
    <div className="brand">
      <Logo src={src} name={name} />
      <span className="brand__name">{name}</span>
    </div>
  );
}
