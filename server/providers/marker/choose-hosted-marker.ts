import type { Log } from '../../log.ts';
import { describeModel } from '../models/describe-model.ts';
import type { ModelSettings } from '../models/hosted-model.ts';
import { openOnce } from '../models/open-once.ts';
import type { AnswerMarker } from './interface.ts';

/** A marker by a hosted model. The SDK is loaded when it first marks. */
export function chooseHostedMarker(settings: ModelSettings, embedded: AnswerMarker, log: Log): AnswerMarker {
  const description = describeModel(settings);
  const open = async () => {
    const [{ openHostedMarker }, { openModel }] = await Promise.all([
      import('../marker/marker-hosted.ts'),
      import('../models/hosted-model.ts'),
    ]);
    const { timeoutSeconds } = settings;
    return openHostedMarker({ description, model: openModel(settings), embedded, log, timeoutSeconds });
  };
  const opened = openOnce(open);
  return {
    description,
    async mark(question, answer, options) {
      return (await opened()).mark(question, answer, options);
    },
  };
}
