import { lazy, Suspense } from 'react';
import { firstIntent, LoadingNow } from '#web/first-intent.tsx';

/** The form is HTML at first, and is taken over as soon as there is somebody to fill it in. */
export function RegisterScreen() {
  return (
    <Suspense fallback={<LoadingNow />}>
      <RegisterForm />
    </Suspense>
  );
}

const RegisterForm = lazy(() =>
  firstIntent.then(() => import('./register-form.tsx')).then((module) => ({ default: module.RegisterForm })),
);
