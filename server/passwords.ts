import { hash, verify } from '@node-rs/argon2';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with, so that time does not tell who has an account. */
  match(passwordHash: string | null | undefined, password: string): Promise<boolean>;
};

export type HashCost = { memoryCost: number; timeCost: number };

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const owaspCost: HashCost = { memoryCost: 19_456, timeCost: 2 };
const argon2id = 2;

export function createPasswords(cost: HashCost = owaspCost): Passwords {
  const hashAtCost = (password: string) => hash(password, { algorithm: argon2id, parallelism: 1, ...cost });
  const unmatchableHash = hashAtCost(crypto.randomUUID());
  return {
    hash: hashAtCost,
    async match(passwordHash, password) {
      const matches = await verify(passwordHash ?? (await unmatchableHash), password);
      return matches && passwordHash != null;
    },
  };
}
