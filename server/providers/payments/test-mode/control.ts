import { forgetPerson } from './forget.ts';
import { expireCheckout, payCheckout } from './pay-checkout.ts';
import { endSubscription, failRenewal, renewSubscription, replaceCard } from './subscriptions.ts';
import type { World } from './world.ts';

/** What happens at a real provider by itself or by somebody's hand, made to happen now. */
export function createControl(world: World) {
  return {
    pay: (sessionId: string, { name = 'A Student', paymentMethod = 'pm_card_visa' } = {}) =>
      payCheckout(world, sessionId, { name, paymentMethod }),
    expire: (sessionId: string) => expireCheckout(world, sessionId),
    renew: (subscriptionId: string) => renewSubscription(world, subscriptionId),
    failRenewal: (subscriptionId: string) => failRenewal(world, subscriptionId),
    end: (subscriptionId: string) => endSubscription(world, subscriptionId, 'payment_failed'),
    forget: (email: string) => forgetPerson(world, email),
    replaceCard: (subscriptionId: string, paymentMethod = 'pm_card_visa') =>
      replaceCard(world, subscriptionId, paymentMethod),
  };
}
