import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Expression, Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

/**
 * Promises that nobody waits for and nobody catches, as 'file:line'. Biome sees one that is plainly dropped; this sees the
 * two ways around it: `void promise`, and an asynchronous function handed to somebody who does not wait for it, such as a
 * timer or an event.
 */
export function findDroppedPromises(root: string, isOurs: (path: string) => boolean) {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects();
    if (!project) throw new Error(`There is no project in ${root}`);
    const { program } = project;
    const checker = rememberTypes(project.checker);
    const files = program.getSourceFileNames().filter((name) => isOurs(relative(root, name)));
    const places = files.flatMap((name) => {
      const file = program.getSourceFile(name);
      const found = file ? findIn(checker, nodesOf(file)) : [];
      const text = readFileSync(name, 'utf8');
      return found.map((node) => `${relative(root, name)}:${text.slice(0, node.getStart()).split('\n').length}`);
    });
    return { files: files.length, places };
  } finally {
    api.close();
  }
}

function nodesOf(node: Node): Node[] {
  const nodes = [node];
  node.forEachChild((child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}

type Known = {
  checker: Checker;
  isPromise(type: Type | undefined): boolean;
  /** What a function of this type gives back, overload by overload. */
  resultsOf(type: Type | undefined): Result[];
};
type Result = 'promise' | 'nothing' | 'other';

/** The types are in another process. They are asked for all at once, since each question on its own is a journey. */
function findIn(known: Known, nodes: Node[]): Node[] {
  const dropped = nodes.filter(is.isVoidExpression).filter(({ expression }) => !isCaught(expression));
  const handedOver = nodes.filter((node) => isHandedOver(node) && !(is.isArrowFunction(node) && isCaught(node.body)));
  const [asked, given] = [dropped.map(({ expression }) => expression), handedOver].map((wanted) =>
    wanted.length > 0 ? known.checker.getTypeAtLocation(wanted) : [],
  );
  return [
    ...dropped.filter((_, at) => known.isPromise(asked?.[at])),
    ...handedOver.filter(
      (node, at) =>
        known.resultsOf(given?.[at]).includes('promise') &&
        known.resultsOf(wantedOf(known.checker, node)).includes('nothing'),
    ),
  ].sort((one, other) => one.pos - other.pos);
}

/** `promise.catch(…)` */
function isCaught(node: Node): boolean {
  return is.isCallExpression(node) && calledName(node.expression) === 'catch';
}

function calledName(callee: Node): string | undefined {
  return is.isPropertyAccessExpression(callee) ? callee.name.text : undefined;
}

/** A function as an argument or as a property. What is given to `finally` is waited for, whatever its type says. */
function isHandedOver(node: Node): boolean {
  if (is.isMethodDeclaration(node)) return is.isObjectLiteralExpression(node.parent);
  const isFunction = is.isArrowFunction(node) || is.isFunctionExpression(node);
  if (!isFunction && !is.isIdentifier(node) && !is.isPropertyAccessExpression(node)) return false;
  if (is.isPropertyAssignment(node.parent)) return node.parent.initializer === node;
  if (!is.isCallExpression(node.parent)) return isFunction;
  return node.parent.expression !== node && calledName(node.parent.expression) !== 'finally';
}

/** The type that the place asks for. */
function wantedOf(checker: Checker, node: Node): Type | undefined {
  if (!is.isMethodDeclaration(node)) return checker.getContextualType(node as Expression);
  const whole = checker.getContextualType(node.parent as Expression);
  const known = whole && checker.getNonNullableType(whole);
  const member = known && is.isIdentifier(node.name) ? checker.getPropertyOfType(known, node.name.text) : undefined;
  return member && checker.getTypeOfSymbol(member);
}

/** The same few types come again in file after file, and what is no object cannot be called. */
function rememberTypes(checker: Checker): Known {
  const promises = new Map<Type, boolean>();
  const results = new Map<Type, Result[]>();
  const isPromise = (type: Type | undefined) => type !== undefined && remember(promises, type, readIfPromise);
  const readIfPromise = (type: Type) => /(^|\| )Promise</.test(checker.typeToString(type));
  const readResults = (type: Type) =>
    checker
      .getSignaturesOfType(checker.getNonNullableType(type) ?? type, SignatureKind.Call)
      .map((signature): Result => {
        const result = checker.getReturnTypeOfSignature(signature);
        if (isPromise(result)) return 'promise';
        return result && (result.flags & TypeFlags.Void) !== 0 ? 'nothing' : 'other';
      });
  const resultsOf = (type: Type | undefined) => (type && canBeCalled(type) ? remember(results, type, readResults) : []);
  return { checker, isPromise, resultsOf };
}

function remember<Value>(known: Map<Type, Value>, type: Type, read: (type: Type) => Value): Value {
  const value = known.get(type) ?? read(type);
  known.set(type, value);
  return value;
}

const canBeCalled = ({ flags }: Type) =>
  (flags & (TypeFlags.Object | TypeFlags.UnionOrIntersection | TypeFlags.Instantiable)) !== 0;
