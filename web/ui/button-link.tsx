import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { TextLink, type TextLinkProps } from './text-link.tsx';

type ButtonLinkProps = TextLinkProps & ButtonLook & { icon?: ReactNode };

export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <TextLink {...rest} className={buttonClass({ variant, size }, className)}>
      {icon}
      {children}
    </TextLink>
  );
}
