import type { SubjectSection } from '../subjects.ts';

/** Law and Physics: their sections are defined, and nothing leads to them yet (spec 1). */
export const comingSections: Record<'Law' | 'Physics', SubjectSection[]> = {
  Law: [
    {
      id: '1.1',
      title: 'The nature of law and the legal system',
      topics: ['Civil and criminal law', 'Courts and appeals', 'Judges, juries and magistrates', 'Access to justice'],
    },
    {
      id: '1.2',
      title: 'Law making',
      topics: ['Parliament and its Acts', 'Delegated legislation', 'Statutory interpretation', 'Judicial precedent'],
    },
    {
      id: '2.1',
      title: 'Criminal law',
      topics: [
        'Actus reus and mens rea',
        'Strict liability',
        'Murder and manslaughter',
        'Property offences',
        'Defences',
      ],
    },
    {
      id: '2.2',
      title: 'Tort',
      topics: ['Negligence', 'Occupiers’ liability', 'Nuisance', 'Vicarious liability', 'Remedies'],
    },
    {
      id: '2.3',
      title: 'Contract',
      topics: ['Offer, acceptance and consideration', 'Terms', 'Misrepresentation', 'Breach and remedies'],
    },
    {
      id: '2.4',
      title: 'Human rights',
      topics: ['The Convention and the 1998 Act', 'Liberty and fair trial', 'Privacy', 'Expression and assembly'],
    },
  ],
  Physics: [
    {
      id: '3.1',
      title: 'Measurements and their errors',
      topics: ['SI units and prefixes', 'Uncertainty', 'Estimation'],
    },
    {
      id: '3.2',
      title: 'Particles and radiation',
      topics: [
        'Constituents of the atom',
        'Particle interactions',
        'The photoelectric effect',
        'Wave-particle duality',
      ],
    },
    {
      id: '3.3',
      title: 'Waves',
      topics: ['Progressive and stationary waves', 'Interference', 'Diffraction', 'Refraction'],
    },
    {
      id: '3.4',
      title: 'Mechanics and materials',
      topics: ['Vectors and moments', 'Motion and Newton’s laws', 'Momentum', 'Energy and power', 'The Young modulus'],
    },
    {
      id: '3.5',
      title: 'Electricity',
      topics: ['Current and resistance', 'Circuits', 'Potential dividers', 'EMF and internal resistance'],
    },
    {
      id: '3.6',
      title: 'Further mechanics and thermal physics',
      topics: ['Circular motion', 'Simple harmonic motion', 'Ideal gases', 'Kinetic theory'],
    },
    {
      id: '3.7',
      title: 'Fields and their consequences',
      topics: ['Gravitational fields', 'Electric fields', 'Capacitance', 'Magnetic fields and induction'],
    },
    {
      id: '3.8',
      title: 'Nuclear physics',
      topics: ['Radioactive decay', 'Nuclear radius', 'Mass and energy', 'Fission and fusion'],
    },
  ],
};
