import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { Hello } from './hello.tsx';

export function renderHello(): string {
  return renderToString(
    <StrictMode>
      <Router ssrPath="/">
        <Hello />
      </Router>
    </StrictMode>,
  );
}
