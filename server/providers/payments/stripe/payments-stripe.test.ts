import { testPayments } from '#tests/contracts/payments-contract.ts';
import { openInProcess } from '#tests/contracts/payments-contract-world.ts';

testPayments('in process', openInProcess);
