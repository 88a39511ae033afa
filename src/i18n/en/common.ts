// English messages used in several catalogues, also before sign-in.

/** Why a typed mobile number cannot be dialled. */
export const mobileErrors = {
  areaCodeUnknown: 'No country has this area code.',
  digitsTooFew: 'Too few digits for a mobile number.',
  digitsTooMany: 'Too many digits for this area code. Start with 00 or + to dial another country.',
};
