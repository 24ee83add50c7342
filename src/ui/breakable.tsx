import type { ReactNode } from 'react';

/** An e-mail address that may break behind its @ and before its dots. */
export function breakable(address: string): ReactNode {
  const parts = address.match(/\.?[^.@]*@?/g) ?? [];
  return parts.filter(Boolean).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : part));
}
