import { UploadCloud } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { FileLine } from './file-line.tsx';
import { megabytes } from './megabytes.ts';
import type { Upload } from './use-upload.ts';

type DocumentDropProps = { label: string; note?: string; upload: Upload; preview?: boolean };

/** A file by click, by keyboard or by drag and drop. */
export function DocumentDrop({ label, note, upload, preview = false }: DocumentDropProps) {
  const id = useId();
  const { file, sending, error, choose, remove } = upload;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">{label}</legend>
      {note && (
        <p id={`${id}-note`} className="text-sm text-ink-soft">
          {note}
        </p>
      )}
      {error && (
        <FormError>
          {messages.markingSubmitFailed}
          <span className="mt-1 block font-normal">{error}</span>
        </FormError>
      )}
      {sending && (
        <FileLine name={sending.name} bytes={sending.bytes} onRemove={remove}>
          <Progress label="Sending" value={sending.progress} max={1} text={`${Math.round(sending.progress * 100)}%`} />
        </FileLine>
      )}
      {file && <FileLine name={file.fileName} bytes={file.bytes} kind={file.kind} onRemove={remove} />}
      {file && preview && (
        <DocumentPreview
          key={file.id}
          title="This is what your marker sees first"
          base={`/api/tmq/uploads/${file.id}`}
          otherwise="We can’t preview this file. Your marker gets it exactly as it is, so please check it’s the right one."
        />
      )}
      {!file && !sending && <DropZone id={id} described={Boolean(note)} onChoose={choose} />}
    </fieldset>
  );
}

type DropZoneProps = { id: string; described: boolean; onChoose: (file: File) => void };

function DropZone({ id, described, onChoose }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input inside is the first
    <div
      className={`${zone} ${over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-raised'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadCloud size={28} aria-hidden="true" className="text-ink-soft" />
      <label htmlFor={id} className="font-semibold">
        <span className="underline decoration-rule decoration-2 underline-offset-4">Choose a file</span> or drop it here
      </label>
      <p className="text-sm text-ink-soft">.doc, .docx or .pdf, up to {megabytes(10 * 1024 * 1024)}</p>
      <input
        id={id}
        type="file"
        accept=".doc,.docx,.pdf"
        aria-describedby={described ? `${id}-note` : undefined}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onChoose(chosen);
          event.target.value = '';
        }}
      />
    </div>
  );
}

const zone =
  'relative grid min-h-36 place-items-center content-center gap-1.5 rounded-md border-2 border-dashed p-6 text-center ' +
  'transition-colors hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
