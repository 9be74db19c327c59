/** Spec 9, and the buyer's wish that the service starts within the time in which he could withdraw. */
export function PlanTerms() {
  return (
    <p className="text-sm text-ink-soft">
      All plans are non-refundable, rolling and can be cancelled anytime. You agree that your subscription starts
      immediately.
    </p>
  );
}
