import type { ComponentProps } from 'react';
import { Link } from 'wouter';

export type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A path inside the product goes through the router; anything else (mailto:, https:, #part) is the browser's. */
export function TextLink({ className = 'link', ...rest }: TextLinkProps) {
  return rest.href.startsWith('/') ? <Link {...rest} className={className} /> : <a {...rest} className={className} />;
}
