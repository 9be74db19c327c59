import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Hello } from './hello.tsx';

hydrateRoot(
  document.getElementById('root') ?? document.body,
  <StrictMode>
    <Hello />
  </StrictMode>,
);
