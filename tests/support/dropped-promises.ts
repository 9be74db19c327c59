import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Expression, Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, SignatureKind, type Type } from 'typescript/unstable/sync';

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
    const { program, checker } = project;
    const files = program.getSourceFileNames().filter((name) => isOurs(relative(root, name)));
    const places = files.flatMap((name) => {
      const file = program.getSourceFile(name);
      const found = file ? nodesOf(file).filter((node) => isDropped(checker, node)) : [];
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

function isDropped(checker: Checker, node: Node): boolean {
  if (is.isVoidExpression(node)) {
    return !isCaught(node.expression) && isPromise(checker, checker.getTypeAtLocation(node.expression));
  }
  if (!isHandedOver(node) || !resultsOf(checker, checker.getTypeAtLocation(node)).includes('promise')) return false;
  if (is.isArrowFunction(node) && isCaught(node.body)) return false;
  return resultsOf(checker, wantedOf(checker, node)).includes('nothing');
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

function resultsOf(checker: Checker, type: Type | undefined): ('promise' | 'nothing' | 'other')[] {
  const known = type && checker.getNonNullableType(type);
  const signatures = known ? checker.getSignaturesOfType(known, SignatureKind.Call) : [];
  return signatures.map((signature) => {
    const result = checker.getReturnTypeOfSignature(signature);
    if (isPromise(checker, result)) return 'promise';
    return result && checker.typeToString(result) === 'void' ? 'nothing' : 'other';
  });
}

function isPromise(checker: Checker, type: Type | undefined): boolean {
  return type !== undefined && /(^|\| )Promise</.test(checker.typeToString(type));
}
