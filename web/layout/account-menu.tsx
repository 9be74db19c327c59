import {
  CalendarCheck,
  ChartNoAxesColumn,
  ChevronDown,
  CircleX,
  Download,
  LogOut,
  MonitorSmartphone,
  PenLine,
  Users,
} from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api, replyOf } from '#web/api.ts';
import { isTeacher } from '#web/features/classes/is-teacher.ts';
import { Menu } from '#web/ui/menu.tsx';

export type AccountSummary = {
  email: string;
  mobileNumber: string | null;
  yearOfStudy: string | null;
  subscriptions: { id: string; subjects: string[]; plan: string | null }[];
};

export type AccountActions = {
  onLogout: () => void;
  onLogoutEverywhere: () => void;
  /** Without an id: the account, which has no plan left. */
  onCloseSubscription: (id?: string) => void;
};

type AccountMenuProps = AccountActions & { account: AccountSummary; className?: string };

export function AccountMenu({
  account,
  onLogout,
  onLogoutEverywhere,
  onCloseSubscription,
  className,
}: AccountMenuProps) {
  const [, navigate] = useLocation();
  const [downloading, setDownloading] = useState(false);
  const closeEntry = (label: string, id?: string) => ({
    label,
    onSelect: () => onCloseSubscription(id),
    icon: <CircleX aria-hidden="true" />,
    danger: true,
  });
  const plans = account.subscriptions.map(({ id, subjects }) => closeEntry(`Close ${listSubjects(subjects)} plan`, id));
  const closeEntries = plans.length > 0 ? plans : [closeEntry('Close my account')];
  return (
    <>
      <Menu
        align="end"
        className={className}
        label={
          <>
            Account
            <ChevronDown aria-hidden="true" />
          </>
        }
        header={<AccountFacts {...account} />}
        actions={[
          ...places.map(({ label, path, Icon }) => ({
            label,
            onSelect: () => navigate(path),
            icon: <Icon aria-hidden="true" />,
          })),
          {
            label: 'Download my data',
            onSelect: () => setDownloading(true),
            icon: <Download aria-hidden="true" />,
          },
          ...closeEntries,
          {
            label: 'Log out everywhere',
            onSelect: onLogoutEverywhere,
            icon: <MonitorSmartphone aria-hidden="true" />,
          },
          { label: 'Logout', onSelect: onLogout, icon: <LogOut aria-hidden="true" /> },
        ]}
      />
      {downloading && (
        <Suspense>
          <DataDownloadDialog email={account.email} onClose={() => setDownloading(false)} />
        </Suspense>
      )}
    </>
  );
}

const places = [
  { label: 'My course and exams', path: '/my-course', Icon: CalendarCheck },
  { label: 'My progress', path: '/progress', Icon: ChartNoAxesColumn },
  { label: 'My marking', path: '/my-marking', Icon: PenLine },
  { label: 'My classes', path: '/classes', Icon: Users },
];

const DataDownloadDialog = lazy(() =>
  import('#web/features/account/data-download-dialog.tsx').then((module) => ({ default: module.DataDownloadDialog })),
);

function AccountFacts({ email, mobileNumber, yearOfStudy, subscriptions }: AccountSummary) {
  const facts = [
    ['Email', email],
    ['Mobile', mobileNumber ?? 'Not given'],
    // Teachers are not asked for one.
    ...(isTeacher({ subscriptions }) ? [] : [['Year of study', yearOfStudy ?? 'Not given']]),
  ];
  return (
    <>
      <dl className="grid gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {subscriptions.length === 0 && <p className="mt-3 text-sm text-ink-soft">No subscription yet</p>}
      <Devices />
    </>
  );
}

/** Asked for each time the menu opens; without an answer the menu does without. */
function Devices() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let current = true;
    replyOf(api.sessions.$get()).then(
      ({ sessions }) => current && setCount(sessions.length),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <p className="mt-3 min-h-[1.5em] text-sm text-ink-soft">
      {count > 0 && `Logged in on ${count} ${count === 1 ? 'device' : 'devices'}`}
    </p>
  );
}

function listSubjects(subjects: string[]) {
  return subjects.map((subject) => subject.charAt(0).toUpperCase() + subject.slice(1)).join(' and ');
}
