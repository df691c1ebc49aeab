export * from './profile-image.ts'
export * from './user-forms.ts'
export * from './user.ts'
export * from './users.options.ts'
