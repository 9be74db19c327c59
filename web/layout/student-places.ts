import {
  ChartNoAxesColumn,
  House,
  type LucideIcon,
  Map as MapIcon,
  MessagesSquare,
  PenLine,
  Users,
  Zap,
} from 'lucide-react';
import type { Subject } from '#domain/subjects.ts';

export type StudentPlace = { name: string; href: string; icon: LucideIcon; isHere: (path: string) => boolean };

/**
 * Where a student goes, in the order of the header and of the bar. Without a subject there is no practice yet. A teacher
 * comes for the classes, and finds their own progress in the account's menu.
 */
export function studentPlaces(subject: Subject | undefined, teaches: boolean): StudentPlace[] {
  const home = { name: 'Home', href: '/', icon: House, isHere: (path: string) => path === '/' };
  const rest = [
    teaches
      ? { name: 'Classes', href: '/classes', icon: Users, isHere: (path: string) => /^\/classes\b/.test(path) }
      : {
          name: 'Progress',
          href: '/progress',
          icon: ChartNoAxesColumn,
          isHere: (path: string) => path === '/progress',
        },
    {
      name: 'Marking',
      href: '/my-marking',
      icon: PenLine,
      isHere: (path: string) => /^\/(my-marking|tmq|essay-marking)\b/.test(path),
    },
  ];
  if (!subject) return [home, ...rest];
  const page = `/subject/${subject}`;
  return [
    home,
    {
      name: 'Practise',
      href: `${page}/qft`,
      icon: Zap,
      isHere: (path) => /^\/subject\/\w+\/(qft|ab|es|ess|diagrams)\b/.test(path),
    },
    { name: 'Map', href: `${page}/map`, icon: MapIcon, isHere: (path) => path.endsWith('/map') },
    ...rest,
    { name: 'Tutor', href: page, icon: MessagesSquare, isHere: (path) => /^\/(subject\/\w+$|theme\/)/.test(path) },
  ];
}

/** A run or a drawing wants all of the attention: where it leads back to. */
export function placeOfFocus(path: string): { name: string; href: string } | undefined {
  const [, href, kind] = /^(\/subject\/\w+\/(qft|diagrams))\/./.exec(path) ?? [];
  if (!href) return undefined;
  return { href, name: kind === 'qft' ? 'Leave the round' : 'All diagrams' };
}
