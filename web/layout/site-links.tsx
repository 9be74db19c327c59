import { Link, useLocation } from 'wouter';

export function SiteLinks({ className }: { className: string }) {
  const [location] = useLocation();
  return (
    <ul className={className}>
      {links.map(([name, href]) => (
        <li key={href}>
          <Link href={href} aria-current={location === href ? 'page' : undefined} className={look}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const links = [
  ['Subjects', '/subjects'],
  ['Features', '/'],
  ['About', '/about'],
] as const;

const look =
  'inline-flex min-h-11 items-center rounded-sm px-3 decoration-pen decoration-2 underline-offset-8 hover:underline aria-[current]:underline';
