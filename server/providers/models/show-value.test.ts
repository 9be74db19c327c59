import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../project-folder.ts';
import { encodeRows } from '../../teaching/reader/encode-rows.ts';
import { openSession, output } from './onnx.ts';
import { showValue } from './show-value.ts';
import { conversationModels } from './weights.ts';

test('a model gives out what one of its steps makes, and its own outputs as before', async () => {
  const bytes = await readFile(join(projectFolder, conversationModels.acts.path));
  const modelsDir = join(projectFolder, 'models/weights');
  const row = encodeRows([{ ids: [101, 2054, 2003, 102], typeIds: [0, 0, 0, 0] }]);
  const more = showValue(bytes, '/Concat_output_0');
  const [plain, shown] = [await openSession(bytes, modelsDir), await openSession(more, modelsDir)];
  const [before, after] = [await plain.run(row), await shown.run(row)];
  expect(output(after, '/Concat_output_0').dims).toEqual([1, 768]);
  expect([...output(after, 'probabilities').data]).toEqual([...output(before, 'probabilities').data]);
  expect(before['/Concat_output_0']).toBeUndefined();
});
