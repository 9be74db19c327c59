import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SimulatorListText } from './simulator-list-text.tsx';

test('each of the twelve essays says which papers it is modelled on', async () => {
  const { container } = await render(<SimulatorListText />);
  const said = [...container.querySelectorAll('a')].map(
    ({ textContent }) => /Modelled on ([^,]+),/.exec(textContent ?? '')?.[1],
  );
  const once = ['Edexcel A 2024', 'Edexcel A 2024', 'OCR 2022 to 2024', 'OCR 2022 to 2024'];
  const part = [...once, 'AQA 2022 to 2023', 'AQA 2022 to 2023'];
  expect(said).toEqual([...part, ...part]);
});
