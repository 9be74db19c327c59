import { tutorAgents } from '#content/tutors.ts';
import type { Log } from '../../../log.ts';
import { writeLocalRules } from '../../brain/brain-local-prompt.ts';
import type { LocalModels } from '../interface.ts';
import { createFetchedSearch } from './fetched-model.ts';
import { lookAround } from './look-around.ts';
import { openLocalModels, type Timers } from './open-local-models.ts';
import { places as allPlaces, type Place } from './places.ts';

type World = { log: Log; modelsDir: string; places?: Place[] | undefined; timers?: Timers | undefined };

/** The model that was fetched, because somebody has chosen it; else the best that a server on this machine has. */
export function findLocalModels({ log, modelsDir, places = allPlaces, timers }: World): Promise<LocalModels> {
  const fetched = createFetchedSearch({ modelsDir });
  const [agent] = tutorAgents;
  if (!agent) throw new Error('There is no tutor');
  return openLocalModels({
    log,
    timers,
    rules: writeLocalRules(agent, false),
    search: {
      find: async () => (await fetched.find()) ?? lookAround(places),
      problem: fetched.problem,
    },
  });
}
