import { testPayments } from './payments-contract.ts';
import { openInProcess } from './payments-contract-world.ts';

testPayments('in process', openInProcess);
