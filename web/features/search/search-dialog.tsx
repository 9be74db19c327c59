import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { errorText } from '#web/api.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { SearchIndex } from './find-matches.ts';
import { loadIndex } from './load-index.ts';
import { SearchBox } from './search-box.tsx';
import { SlashSetting } from './slash-setting.tsx';

type SearchDialogProps = {
  /** Whose index it is: another account or another plan has another. */
  owner: string;
  open: boolean;
  onClose: () => void;
};

export function SearchDialog({ owner, open, onClose }: SearchDialogProps) {
  const [, navigate] = useLocation();
  const [loaded, setLoaded] = useState<{ owner: string; index?: SearchIndex; failure?: string }>();
  useEffect(() => {
    if (!open) return;
    let current = true;
    loadIndex(owner).then(
      (index) => current && setLoaded({ owner, index }),
      (error) => current && setLoaded({ owner, failure: errorText(error, couldNotLoad) }),
    );
    return () => {
      current = false;
    };
  }, [owner, open]);
  const follow = (href: string) => {
    // Closed first: closing gives focus back to the button, and the page that comes takes it from there.
    flushSync(onClose);
    navigate(href);
  };
  const { index, failure } = loaded?.owner === owner ? loaded : {};
  return (
    <Dialog open={open} onClose={onClose} title="Search">
      <SearchBox index={index} failure={failure} onFollow={follow} />
      <SlashSetting />
    </Dialog>
  );
}

const couldNotLoad = 'The search could not be loaded. Check your connection, close this and open it again.';
