import { ChevronDown, LogOut } from 'lucide-react';
import { Menu } from '#web/ui/menu.tsx';

export type AccountSummary = {
  email: string;
  mobileNumber: string | null;
  yearOfStudy: string | null;
  subscriptions: { id: string; subjects: string[] }[];
};

type AccountMenuProps = {
  account: AccountSummary;
  onLogout: () => void;
  onCloseSubscription: (id: string) => void;
  className?: string;
};

export function AccountMenu({ account, onLogout, onCloseSubscription, className }: AccountMenuProps) {
  const closeEntries = account.subscriptions.map(({ id, subjects }) => ({
    label: `Close ${listSubjects(subjects)} plan`,
    onSelect: () => onCloseSubscription(id),
    danger: true,
  }));
  return (
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
      actions={[...closeEntries, { label: 'Logout', onSelect: onLogout, icon: <LogOut aria-hidden="true" /> }]}
    />
  );
}

function AccountFacts({ email, mobileNumber, yearOfStudy, subscriptions }: AccountSummary) {
  const facts = [
    ['Email', email],
    ['Mobile', mobileNumber ?? 'Not given'],
    ['Year of study', yearOfStudy ?? 'Not given'],
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
    </>
  );
}

function listSubjects(subjects: string[]) {
  return subjects.map((subject) => subject.charAt(0).toUpperCase() + subject.slice(1)).join(' and ');
}
