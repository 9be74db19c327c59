import { Link, Route, Switch } from 'wouter';

export function Hello() {
  return (
    <Switch>
      <Route path="/">
        <h1>Hello</h1>
        <Link href="/about">About</Link>
      </Route>
      <Route>
        <h1>About</h1>
      </Route>
    </Switch>
  );
}
