/** The states of a certificate. */
export default { states: { valid: 'Valid', withdrawn: 'Withdrawn' } };
