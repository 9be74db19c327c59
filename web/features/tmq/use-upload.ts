import { useRef, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { errorText } from '#web/api.ts';
import { inBackground } from '../../in-background.ts';
import { type SentFile, uploadFile } from './upload-file.ts';

/** Spec 2: documents up to 10 MB. */
const mostBytes = 10 * 1024 * 1024;

export type Upload = {
  file: SentFile | null;
  sending: { name: string; bytes: number; progress: number } | null;
  error: string | null;
  choose: (file: File) => void;
  remove: () => void;
};

/** One file at a time: choosing another takes the place of the first. */
export function useUpload(subject: string): Upload {
  return useUploadTo(`/api/tmq/${subject}/uploads`, { onRemove: ({ id }) => dropUpload(id) });
}

type Options = { initial?: SentFile | null; onRemove?: (file: SentFile) => void };

export function useUploadTo(url: string, { initial = null, onRemove }: Options = {}): Upload {
  const [file, setFile] = useState(initial);
  const [sending, setSending] = useState<Upload['sending']>(null);
  const [error, setError] = useState<string | null>(null);
  const current = useRef<AbortController>(undefined);

  const remove = () => {
    current.current?.abort();
    if (file) onRemove?.(file);
    setFile(null);
    setSending(null);
    setError(null);
  };
  const choose = async (chosen: File) => {
    remove();
    if (chosen.size > mostBytes) return setError(messages.documentTooLarge);
    const stop = new AbortController();
    current.current = stop;
    const state = { name: chosen.name, bytes: chosen.size };
    setSending({ ...state, progress: 0 });
    try {
      const onProgress = (progress: number) => !stop.signal.aborted && setSending({ ...state, progress });
      const sent = await uploadFile({ url, file: chosen, signal: stop.signal, onProgress });
      if (!stop.signal.aborted) setFile(sent);
    } catch (failure) {
      if (!stop.signal.aborted) setError(errorText(failure, 'It could not be sent. Please check your connection.'));
    }
    if (!stop.signal.aborted) setSending(null);
  };
  return { file, sending, error, choose: (chosen) => inBackground(choose(chosen)), remove };
}

/** What cannot be removed now is removed by itself after a day. */
function dropUpload(id: string): void {
  void fetch(`/api/tmq/uploads/${id}`, { method: 'DELETE' }).catch(() => undefined);
}
