import type { ReactNode } from 'react';

type CardProps = {
  children: ReactNode;
  /** What stands left of the red rule: a number, an icon, a mark. */
  margin?: ReactNode;
  subject?: 'economics' | 'business';
  as?: 'div' | 'section' | 'article' | 'li';
  className?: string;
};

export function Card({ children, margin, subject, as: Element = 'div', className = '' }: CardProps) {
  return (
    <Element data-subject={subject} className={`${sheet} ${className}`}>
      {margin !== undefined && (
        <div className="flex w-12 shrink-0 justify-center border-r border-rule pt-5 font-serif text-h4 font-semibold text-pen sm:pt-6">
          {margin}
        </div>
      )}
      <div className="min-w-0 flex-1 p-5 sm:p-6">{children}</div>
    </Element>
  );
}

const sheet = 'flex min-w-0 rounded-md border border-line bg-raised shadow-sheet';
